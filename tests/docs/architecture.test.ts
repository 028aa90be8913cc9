import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['README.md', 'docs/architecture.md'])('%s names no file that is not there', (document) => {
  const text = readFileSync(document, 'utf8');
  const paths = text.matchAll(/`((?:domain|machines|src|server|visualizer|build|tests|docs|scripts)\/[\w./-]+)`/g);
  const links = text.matchAll(/\]\((?!https?:)([^)#]+)\)/g);
  const named = [...paths, ...links].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
