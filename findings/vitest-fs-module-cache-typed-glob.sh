#!/bin/sh
# Vitest's cache of transformed modules (experimental.fsModuleCache) leaves out modules that read a folder by import.meta.glob,
# since their content depends on other files. It finds them by the text `import.meta.glob(`. TypeScript's documented form with a
# type argument, `import.meta.glob<T>(`, is not found: the list of the first run stays, and a file that was added is not in it.
# Seen with vitest 4.1.12 and vite 8.3.8. Exit code 0 as long as both runs answer as written below.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > package.json <<'JSON'
{ "name": "typed-glob", "private": true, "type": "module" }
JSON
npm install --silent --no-audit --no-fund --save-exact vitest@4.1.12 vite@8.3.8
mkdir notes
echo 'one' > notes/a.txt
cat > vitest.config.ts <<'TS'
import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { experimental: { fsModuleCache: true } } });
TS
cat > typed.ts <<'TS'
export const typed = import.meta.glob<string>('./notes/*.txt', { query: '?raw', import: 'default', eager: true });
TS
cat > untyped.ts <<'TS'
export const untyped = import.meta.glob('./notes/*.txt', { query: '?raw', import: 'default', eager: true });
TS
cat > glob.test.ts <<'TS'
import { it } from 'vitest';
import { typed } from './typed.ts';
import { untyped } from './untyped.ts';
it('counts', () => console.log(`typed ${Object.keys(typed).length}, untyped ${Object.keys(untyped).length}`));
TS
counted() { npx vitest run 2>&1 | grep -o 'typed [0-9]*, untyped [0-9]*' | head -1; }
before=$(counted)
echo 'two' > notes/b.txt
after=$(counted)
echo "one file: $before"
echo "two files: $after"
test "$before" = 'typed 1, untyped 1'
test "$after" = 'typed 1, untyped 2'
