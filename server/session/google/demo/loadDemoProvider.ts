import type { DemoProviderOptions } from './demoConfiguration.ts';
import type { RequestHandler } from './demoProvider.ts';

/** Loaded when somebody first wants it: no start waits for it, and no real installation has it in memory. */
export async function loadDemoProvider(options: DemoProviderOptions): Promise<RequestHandler> {
  const { warn } = console;
  console.warn = (...lines: unknown[]) => {
    if (!ADVICE.test(String(lines[0]))) warn(...lines);
  };
  try {
    const { makeDemoProvider } = await import('./demoProvider.ts');
    return makeDemoProvider(options);
  } finally {
    console.warn = warn;
  }
}

/** For who builds a real provider: to keep what it knows in a database, and to run on the newest Node, which it needs not. */
const ADVICE = /oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory adapter)/;
