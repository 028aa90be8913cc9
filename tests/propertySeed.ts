import fc from 'fast-check';

/** Of the run, from vitest.config.ts. */
export const PROPERTY_SEED = Number(process.env['PROPERTY_SEED']);

/** Set-up of every test file: one seed for all properties. One that fails says the seed and the path to its case. */
fc.configureGlobal({ seed: PROPERTY_SEED });
