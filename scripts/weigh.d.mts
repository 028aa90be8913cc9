export const BUDGET: string;
export function weigh(): Promise<Record<string, { readonly files: number; readonly bytes: number }>>;
