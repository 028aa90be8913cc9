import { eventPath, manageEventPath, publicEventPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { CategoryFacts, categoryText, EventFacts, kind, OF_CATEGORY, OF_EVENT } from './kind.ts';

const toEvent = ({ eventId }: EventFacts): string => eventPath(eventId);
const toManage = ({ eventId }: EventFacts): string => manageEventPath(eventId);
const ofEvent = { facts: EventFacts, path: toEvent, example: OF_EVENT };
const shown = { publicPath: ({ eventId }: EventFacts): string => publicEventPath(eventId) };
const ofCategory = { facts: CategoryFacts, path: toEvent, ...shown, example: OF_CATEGORY };

/** What is heard of events, of registrations in them, and of who scores them. */
export const EVENT_KINDS = {
  eventProposed: kind({
    ...ofEvent,
    to: 'Os administradores',
    title: () => 'Um evento espera aprovação',
    line: ({ event }, who) => `${event}, de ${who}.`,
    path: () => ROUTES.adminEvents.path,
  }),
  eventApproved: kind({
    ...ofEvent,
    ...shown,
    to: 'Quem organiza o evento',
    title: () => 'O seu evento foi aprovado',
    line: ({ event }) => `${event} já aparece para todos.`,
    path: toManage,
  }),
  eventRefused: kind({
    ...ofEvent,
    to: 'Quem organiza o evento',
    title: () => 'O seu evento não foi aprovado',
    line: ({ event }) => `${event}. Se quiser, fale com a equipe da Quadra Livre e envie outra proposta.`,
    path: toManage,
  }),
  eventEnded: kind({
    ...ofEvent,
    to: 'Quem organiza o evento',
    title: () => 'A Quadra Livre cancelou o seu evento',
    line: ({ event }) => `${event}. Quem estava inscrito foi avisado.`,
    path: toManage,
  }),
  eventCalledOff: kind({
    ...ofEvent,
    to: 'Quem estava inscrito; a carta é a do evento',
    title: () => 'Cancelado',
    line: ({ event }) =>
      `${event} não acontece como estava marcado. O que você pagou pela plataforma volta automaticamente.`,
  }),
  eventChanged: kind({
    ...ofEvent,
    ...shown,
    to: 'Quem está inscrito; a carta é a do evento',
    title: () => 'A organização mudou o evento',
    line: ({ event }) => `${event}. Veja o que mudou.`,
  }),
  eventPixChanged: kind({
    ...ofEvent,
    to: 'Quem organiza o evento',
    mailed: 'always',
    title: () => 'A chave PIX do seu evento mudou',
    line: ({ event }) =>
      `${event} passa a receber em outra chave. Se você não reconhece isto, troque a sua senha e confira o evento.`,
    path: toManage,
  }),
  invited: kind({
    ...ofCategory,
    to: 'Quem foi convidado',
    mailed: 'events',
    title: () => 'Você foi convidado a jogar',
    line: (facts, who) => `${who} inscreveu você em ${categoryText(facts)}. Aceite ou recuse o convite.`,
  }),
  entered: kind({
    ...ofCategory,
    to: 'Quem a organização pôs na chave ou confirmou',
    title: () => 'A organização confirmou você',
    line: (facts) => `Você joga ${categoryText(facts)}.`,
  }),
  invitationAccepted: kind({
    ...ofCategory,
    to: 'Quem convidou',
    title: () => 'Convite aceito',
    line: (facts, who) => `${who} joga ${categoryText(facts)}.`,
  }),
  invitationDeclined: kind({
    ...ofCategory,
    to: 'Os outros da inscrição, e quem convidou',
    title: () => 'Convite recusado',
    line: (facts, who) => `${who} não vai jogar ${categoryText(facts)}, e a inscrição terminou.`,
  }),
  invitationEnded: kind({
    ...ofCategory,
    to: 'Os da inscrição, e quem convidou',
    title: () => 'O convite terminou sem resposta',
    line: (facts) => `A inscrição em ${categoryText(facts)} terminou.`,
  }),
  invitationReplaced: kind({
    ...ofCategory,
    to: 'Quem tinha sido convidado',
    title: () => 'O seu convite foi para outra pessoa',
    line: (facts) => `A organização de ${facts.event} convidou outra pessoa para ${facts.category}.`,
  }),
  registrationCancelled: kind({
    ...ofCategory,
    to: 'Os da inscrição',
    title: () => 'A organização cancelou a sua inscrição',
    line: (facts) => `${categoryText(facts)}.`,
  }),
  registrationLeft: kind({
    ...ofCategory,
    to: 'Os outros da inscrição, e quem organiza o evento',
    title: () => 'Uma inscrição foi cancelada',
    line: (facts, who) => `${who} saiu de ${categoryText(facts)}.`,
  }),
  markedPaid: kind({
    ...ofCategory,
    to: 'Quem a organização marcou como pago',
    title: () => 'A organização recebeu o seu pagamento',
    line: (facts) => `${categoryText(facts)}.`,
  }),
  groupsDrawn: kind({
    ...ofCategory,
    to: 'Quem está inscrito na categoria',
    title: () => 'Grupos sorteados',
    line: (facts) => `${categoryText(facts)}: veja em qual você está.`,
  }),
  scorerJoined: kind({
    ...ofCategory,
    to: 'Quem organiza o evento',
    title: () => 'Alguém vai marcar os placares',
    line: (facts, who) => `${who}: ${categoryText(facts)}.`,
  }),
  scorerRemoved: kind({
    ...ofCategory,
    to: 'Quem marcava os placares',
    title: () => 'Você não marca mais os placares',
    line: (facts) => `${categoryText(facts)}.`,
  }),
};
