export const ENTRY = { slogan: 'Pé na areia, bola no ar.' } as const;
