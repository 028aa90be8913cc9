/** The payment providers that the server can speak to, by the names that settings and stored charges have. */
export const PROVIDERS = ['sandbox', 'mercado-pago', 'mercado-pago-orders', 'asaas'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
