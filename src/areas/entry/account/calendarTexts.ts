/** The words of the section about the person's own calendar. */
export const CALENDAR_TEXTS = {
  title: 'Na sua agenda',
  lead: 'Reservas, horários de mensalista e torneios no Google Agenda, no iPhone ou no Outlook, sempre em dia.',
  loading: 'Lendo o endereço da agenda',
  failed: 'Não foi possível ler o endereço da agenda.',
  off: 'Crie um endereço só seu e assine-o na agenda que você usa. O que mudar aqui muda lá.',
  secret: 'Quem tem o endereço vê quando e onde você joga, sem senha: não o passe a ninguém.',
  make: 'Criar endereço',
  address: 'Endereço da agenda',
  once: 'Copie agora: por segurança ele não aparece de novo. Quem o tem vê quando e onde você joga.',
  open: 'Abrir na agenda',
  on: (day: string) =>
    `O seu endereço vale desde ${day}. Por segurança ele não aparece de novo; se você o perdeu, crie outro.`,
  renew: 'Criar outro endereço',
  end: 'Desligar endereço',
  decline: 'Agora não',
  questions: {
    renewal: {
      title: 'Criar outro endereço?',
      text: 'O endereço de agora deixa de valer: as agendas que o assinam não mudam mais, até você assinar o novo.',
      confirm: 'Criar outro',
    },
    end: {
      title: 'Desligar o endereço?',
      text: 'Ele deixa de valer, e as agendas que o assinam não mudam mais. O que você reservou fica como está.',
      confirm: 'Desligar agora',
    },
  },
} as const;
