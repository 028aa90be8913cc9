import { describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { ACCESSIBILITY } from '../../src/areas/entry/legal/accessibilityText.ts';
import { CANCELLATION } from '../../src/areas/entry/legal/cancellationText.ts';
import type { Block, LegalText } from '../../src/areas/entry/legal/legalText.ts';
import { PRIVACY_POLICY } from '../../src/areas/entry/legal/privacyText.ts';
import { TERMS_OF_USE } from '../../src/areas/entry/legal/termsText.ts';
import { OPERATOR } from '../api/testDependencies.ts';

const PAGES: readonly LegalText[] = [PRIVACY_POLICY, TERMS_OF_USE, CANCELLATION, ACCESSIBILITY];

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : [...block.head, ...block.rows.flat()];
};
const allOf = (page: LegalText, operator = OPERATOR) =>
  page.sections(operator).flatMap(({ blocks }) => blocks.flatMap(textsOf));

describe.each(PAGES.map((page) => [page.title, page] as const))('%s', (_title, page) => {
  it('has sections that can be linked to, each by a name of its own', () => {
    const ids = page.sections(OPERATOR).map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z-]+$/.test(id))).toEqual([]);
  });

  it('links to pages of the app, to mailboxes of the operator and to authorities alone', () => {
    const links = allOf(page).flatMap((text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href));
    const mailboxes = [OPERATOR.email, OPERATOR.dataProtection.email].map((email) => `mailto:${email}`);
    const known = new Set(['https://www.gov.br/anpd', 'https://consumidor.gov.br', ...mailboxes]);
    expect(links.filter((href) => !known.has(href) && routeOf(href) === undefined)).toEqual([]);
    expect(links).not.toEqual([]);
  });

  it('has tables whose rows are as long as their head, and differ in what they begin with', () => {
    for (const { blocks } of page.sections(OPERATOR)) {
      for (const block of blocks) {
        if (typeof block === 'string' || 'list' in block) continue;
        expect(block.rows.filter(({ length }) => length !== block.head.length)).toEqual([]);
        expect(new Set(block.rows.map(([first]) => first)).size).toBe(block.rows.length);
      }
    }
  });
});

// Red when a text forgets what the law wants named: Decreto 7.962/2013, art. 2; LGPD, art. 9 and 41; CDC, art. 49.
it('they name who runs the platform, who is in charge of data, and the right of withdrawal', () => {
  for (const page of [PRIVACY_POLICY, TERMS_OF_USE]) {
    const text = allOf(page).join('\n');
    for (const named of [OPERATOR.name, OPERATOR.cnpj, OPERATOR.address, OPERATOR.email]) expect(text).toContain(named);
    expect(page.version).toBe(TERMS_VERSION);
  }
  const policy = allOf(PRIVACY_POLICY).join('\n');
  for (const named of [OPERATOR.dataProtection.name, OPERATOR.dataProtection.email, 'ANPD', 'quadra-browser']) {
    expect(policy).toContain(named);
  }
  expect(allOf(CANCELLATION).join('\n')).toContain('art. 49');
});

it('the terms tell the fee that is taken', () => {
  const told = (platformFee: number) => allOf(TERMS_OF_USE, { ...OPERATOR, platformFee }).join('\n');
  expect(told(2.5)).toContain('hoje de 2,5 % do que é pago pela plataforma');
  expect(told(0)).toContain('Hoje não cobramos taxa');
});
