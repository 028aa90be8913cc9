import { IconBrandWhatsapp } from '@tabler/icons-react';
import { maskPhone, whatsappLink } from '#domain/people/phone.ts';
import classes from './WhatsAppLink.module.css';

/** A phone number that opens a WhatsApp conversation with its owner. */
export function WhatsAppLink({ phone, name }: { phone: string; name?: string }) {
  return (
    <a className={classes.link} href={whatsappLink(phone)} target="_blank" rel="noopener noreferrer">
      <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
      {maskPhone(phone)}
      <span className="visually-hidden">{name === undefined ? ', WhatsApp' : `, WhatsApp de ${name}`}</span>
    </a>
  );
}
