import type { Operator } from '#domain/legal/operator.ts';
import { formatCnpj } from '#domain/legal/cnpj.ts';
import type { Environment } from './environment.ts';

/** What the law wants named, each with a value that nobody can take for a real one. */
const EXAMPLES = {
  OPERATOR_NAME: 'Operadora de Exemplo Ltda.',
  OPERATOR_CNPJ: '00.000.000/0000-00',
  OPERATOR_ADDRESS: 'Rua de Exemplo, 0, Bairro, Cidade, UF, CEP 00000-000',
  OPERATOR_EMAIL: 'contato@exemplo.invalid',
  DATA_PROTECTION_NAME: 'Pessoa de Exemplo',
  DATA_PROTECTION_EMAIL: 'privacidade@exemplo.invalid',
} as const;

const NAMES = Object.keys(EXAMPLES).filter((name): name is keyof typeof EXAMPLES => name in EXAMPLES);

type Given = Pick<Environment, keyof typeof EXAMPLES | 'OPERATOR_PHONE' | 'PLATFORM_FEE'>;

/** The variables without which the legal pages would be untrue. */
export function missingOf(environment: Given): readonly string[] {
  return NAMES.filter((name) => environment[name] === undefined);
}

export function operatorFrom(environment: Given): Operator {
  const given = { ...EXAMPLES, ...environment };
  return {
    name: given.OPERATOR_NAME,
    cnpj: formatCnpj(given.OPERATOR_CNPJ),
    address: given.OPERATOR_ADDRESS,
    email: given.OPERATOR_EMAIL,
    ...(given.OPERATOR_PHONE !== undefined && { phone: given.OPERATOR_PHONE }),
    dataProtection: { name: given.DATA_PROTECTION_NAME, email: given.DATA_PROTECTION_EMAIL },
    isExample: missingOf(environment).length > 0,
    platformFee: environment.PLATFORM_FEE / 100,
  };
}
