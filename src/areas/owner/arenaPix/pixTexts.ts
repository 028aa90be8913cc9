export const PIX = {
  show: 'Mostrar QR do PIX',
  hide: 'Esconder QR do PIX',
  loading: 'Carregando QR code…',
  label: 'QR code do PIX da arena',
  to: 'Recebe:',
  key: 'Chave:',
  pay: 'Pague por PIX',
  copy: 'Copiar código PIX',
  copyFailed: 'Não foi possível copiar o código.',
  check: 'O dinheiro cai direto na conta da arena. Confira no app do banco e marque o pagamento.',
} as const;
