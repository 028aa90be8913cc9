/** The variables without which production does not start: who runs the installation. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: 'Quadra de Teste Ltda.',
  OPERATOR_CNPJ: '11222333000181',
  OPERATOR_ADDRESS: 'Rua da Areia, 10, Santos, SP, CEP 11000-000',
  OPERATOR_EMAIL: 'contato@quadra.example',
  DATA_PROTECTION_NAME: 'Dora Dados',
  DATA_PROTECTION_EMAIL: 'dados@quadra.example',
};
