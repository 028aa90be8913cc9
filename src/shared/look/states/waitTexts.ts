export const WAIT = { stop: 'Parar de esperar', slow: 'Está demorando mais do que o normal.' } as const;
