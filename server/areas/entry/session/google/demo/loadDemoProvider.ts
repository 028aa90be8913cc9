import type { DemoProviderOptions } from './demoConfiguration.ts';
import type { RequestHandler } from './demoProvider.ts';

/** Loads the provider on first use, so that it delays no start and takes no memory in a real installation. */
export async function loadDemoProvider(options: DemoProviderOptions): Promise<RequestHandler> {
  return withoutAdvice(async () => (await import('./demoProvider.ts')).makeDemoProvider(options));
}

/** Reads its code alone, which takes a busy machine seconds. */
export async function preloadDemoProvider(): Promise<void> {
  await withoutAdvice(() => import('./demoProvider.ts'));
}

async function withoutAdvice<Result>(load: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = (...lines: unknown[]) => {
    if (!ADVICE.test(String(lines[0]))) warn(...lines);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

/** Warnings meant for real providers: they advise a database and the newest Node, which the demo does not need. */
const ADVICE = /oidc-provider WARNING: (Unsupported runtime|a quick start development-only in-memory adapter)/;
