import type { Summary } from './records.ts';

const count = (value: number): string => value.toLocaleString('pt-BR');
const rowsOf = ({ tables, rows }: Summary): string => `${count(tables)} tabelas, ${count(rows)} linhas`;
const instantOf = ({ createdAt }: Summary): string => `${createdAt.slice(0, 19).replace('T', ' ')} UTC`;

const someOf = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

/** The texts of `npm run backup`, `restore` and `move-to-postgres`. */
export const BACKUP = {
  backupUsage: 'Uso: npm run backup [-- --to arquivo-ou-pasta]',
  restoreUsage: 'Uso: npm run restore -- arquivo [--replace]',
  moveUsage: 'Uso: DATABASE_URL=postgres://… npm run move-to-postgres [-- --replace]',
  backedUp: (file: string, summary: Summary) => `Cópia de segurança feita e conferida: ${file} (${rowsOf(summary)}).`,
  restored: (summary: Summary, where: string) =>
    `Restaurada a cópia de ${instantOf(summary)} no ${where} (${rowsOf(summary)}).`,
  moved: (summary: Summary, from: string, where: string) =>
    `Os dados do ${from} estão agora no ${where} (${rowsOf(summary)}). A pasta ficou como estava: ` +
    'inicie o servidor com o mesmo DATABASE_URL e guarde-a até conferir.',
  noDatabase: (dataDir: string) => `Não há banco de dados em ${dataDir}.`,
  noTarget: 'DATABASE_URL deve dizer o PostgreSQL que vai receber os dados.',
  noSchema: 'Este banco de dados não é do Quadra Livre: falta a tabela schema_migration.',
  exists: (file: string) => `O arquivo ${file} já existe. Nada foi mudado.`,
  unreadable: (file: string, reason: string) => `O arquivo ${file} não pôde ser lido: ${reason}.`,
  unwritable: (file: string, reason: string) => `A cópia ${file} não pôde ser gravada: ${reason}.`,
  notABackup: (file: string) => `O arquivo ${file} não é uma cópia de segurança do Quadra Livre.`,
  damaged: (file: string) => `A cópia ${file} está incompleta ou danificada. Nada foi mudado.`,
  newerFormat: (file: string) => `A cópia ${file} foi feita por uma versão mais nova do Quadra Livre. Use essa versão.`,
  newer: (names: readonly string[]) =>
    `A cópia tem migrações que esta versão não conhece (${names.join(', ')}). Use a versão que a fez, ou uma posterior. ` +
    'Nada foi mudado.',
  otherTables: (names: readonly string[]) =>
    `A cópia não combina com o esquema desta versão (${names.join(', ')}). Nada foi mudado.`,
  inUse: (others: number) =>
    `O banco de dados está em uso por um servidor (${count(others)} conexões). Pare-o primeiro. Nada foi mudado.`,
  foreign: (names: readonly string[]) =>
    `O banco de dados tem tabelas que não são do Quadra Livre (${someOf(names)}). Use um banco vazio. Nada foi mudado.`,
  notEmpty: (names: readonly string[]) =>
    `O banco de dados já tem dados (${someOf(names)}). Use um banco vazio, ou apague-os com --replace. ` +
    'Nada foi mudado.',
} as const;
