import { register } from 'node:module';

/** Every import of OpenTelemetry's packages by ours fails, as where optional dependencies were left out. */
const hooks = `
  export function resolve(name, context, next) {
    if (!name.startsWith('@opentelemetry/')) return next(name, context);
    throw Object.assign(new Error('Cannot find package ' + name), { code: 'ERR_MODULE_NOT_FOUND' });
  }
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
