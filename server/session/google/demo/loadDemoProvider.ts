import type { DemoProviderOptions } from './demoConfiguration.ts';
import type { RequestHandler } from './demoProvider.ts';

/** Loads the provider on first use, so that it delays no start and takes no memory in a real installation. */
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

/** Warnings meant for real providers: they advise a database and the newest Node, which the demo does not need. */
const ADVICE = /oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory adapter)/;
