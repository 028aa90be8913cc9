import { formatBirthday } from '#domain/people/birthday.ts';
import type { CustomerImportRow } from '#domain/imports/customerReport.ts';
import type { ImportRow } from '#domain/imports/report.ts';
import { maskCpf } from '#domain/people/cpf.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { tagsText } from '#domain/people/tags.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { IMPORT } from './importTexts.ts';
import type { ShownRow } from './kinds.ts';

/** `12/03/2026 · 19:00 às 21:00 · Quadra 1 · R$ 160,00 · Pago` */
export function reservationRow({ reservation, ...row }: ImportRow): ShownRow {
  if (!reservation) return row;
  const detail = [
    formatDay(reservation.date),
    `${hourLabel(reservation.from)} às ${hourLabel(reservation.until)}`,
    reservation.court,
    formatReais(reservation.total),
    ...(reservation.isPaid ? [IMPORT.paid] : []),
    ...(reservation.received === undefined ? [] : [IMPORT.received(formatReais(reservation.received))]),
  ].join(' · ');
  return { ...row, title: reservation.guestPlayerName, detail };
}

/** `(13) 98888-7777 · ana@example.com · 529.982.247-25 · 15/03/1990 · Santos · vip, aluno · traz a rede` */
export function customerRow({ customer, ...row }: CustomerImportRow): ShownRow {
  if (!customer) return row;
  const { name, phone = '', email = '', cpf = '', birthday, city = '', tags, note } = customer;
  const said = [
    maskPhone(phone),
    email,
    maskCpf(cpf),
    birthday && formatBirthday(birthday),
    city,
    tagsText(tags),
    note,
  ];
  const detail = said.filter((text) => text !== undefined && text !== '').join(' · ');
  return { ...row, title: name === '' ? IMPORT.nameless : name, ...(detail !== '' && { detail }) };
}
