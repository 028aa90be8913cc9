/** `npm run mutate` tells by the stack of an error whether a test called what threw (scripts/mutate/plugins.mjs). */
Error.stackTraceLimit = Infinity;
