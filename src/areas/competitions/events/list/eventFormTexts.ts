import { PIX_FAULTS, readPixKey } from '#domain/payment/pixKey.ts';

export const NEW_EVENT = {
  title: 'Novo evento',
  artwork: 'Arte do evento (opcional)',
  name: 'Nome do evento',
  period: 'Período do evento',
  arena: 'Arena',
  arenaHint: 'Escolha uma da lista ou escreva outra.',
  city: 'Cidade',
  street: 'Endereço',
  payment: 'Pagamento das inscrições',
  pix: 'Chave PIX do organizador',
  pixHint: 'Email, CPF, CNPJ, chave aleatória ou celular.',
  noCode: 'Até lá não há QR Code.',
  tShirts: 'O evento terá camisetas',
  tShirtsHint: 'Quem se inscreve informa o tamanho.',
  dismiss: 'Agora não',
  save: 'Criar evento',
} as const;

/** Warns of a key that no bank knows. It can be kept: only its owner knows what it is. */
export function pixHint(typed: string): string {
  const reading = readPixKey(typed);
  return typed.trim() === '' || 'key' in reading
    ? NEW_EVENT.pixHint
    : `${PIX_FAULTS[reading.fault]} ${NEW_EVENT.noCode}`;
}

export const PAYMENTS = [
  { value: 'true', label: 'Pela plataforma', hint: 'Cada pessoa paga um PIX no Quadra Livre.' },
  { value: 'false', label: 'No PIX do organizador', hint: 'O dinheiro vai direto para você, que confirma quem pagou.' },
] as const;

/** @param share the share of the artwork's bytes that is sent; the event is created after the last of them */
export function sendingWords(share: number): string {
  return share < 1 ? `Enviando evento… ${Math.floor(share * 100)} %` : 'Criando o evento…';
}
