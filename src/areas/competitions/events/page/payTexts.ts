export const PAY = {
  history: 'Ver todos os meus pagamentos deste evento',
  oddKey:
    'Esta chave não parece ser um CPF, CNPJ, email, celular ou chave aleatória. Confirme com a organização antes de pagar.',
  title: 'Pagamento',
  gateway: 'Cada jogador paga a própria inscrição por PIX, aqui mesmo.',
  organizer: 'Pague a sua inscrição no PIX da organização, que confirma quando receber.',
  someGateway: 'Nos torneios com PIX pela plataforma, cada jogador paga a própria inscrição aqui mesmo.',
  someOrganizer: 'Nos torneios com PIX direto, pague à organização, que confirma quando receber.',

  gatewayOwn: 'Cada jogador paga a própria inscrição por PIX na plataforma, e ela se confirma sozinha.',
  organizerOwn: 'Os jogadores pagam no seu PIX, e você confirma cada pagamento na página do torneio.',
  someGatewayOwn: 'Nos torneios com PIX pela plataforma, cada inscrição paga se confirma sozinha.',
  someOrganizerOwn: 'Nos torneios com PIX direto, os jogadores pagam a você, que confirma na página do torneio.',

  key: 'Chave PIX',
  receiver: 'Recebe',
  copyCode: 'Copiar código PIX',
  copyKey: 'Copiar chave PIX',
  copyFailed: 'Não foi possível copiar. Selecione a chave e copie à mão.',
  scan: 'Aponte a câmera do app do seu banco para o QR code e digite o valor da inscrição.',
  qrLabel: 'QR code do PIX da organização',
} as const;
