import { IconBrandWhatsapp } from '@tabler/icons-react';
import { maskPhone, whatsappLink, whatsappMessageLink } from '#domain/people/phone.ts';
import classes from './WhatsAppLink.module.css';

type WhatsAppLinkProps = {
  phone: string;
  name?: string;
  /** A message that is ready to be sent. */
  text?: string | undefined;
};

/** A phone number that opens a WhatsApp conversation with its owner. */
export function WhatsAppLink({ phone, name, text }: WhatsAppLinkProps) {
  const href = text === undefined ? whatsappLink(phone) : whatsappMessageLink(text, phone);
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
      {maskPhone(phone)}
      <span className="visually-hidden">{name === undefined ? ', WhatsApp' : `, WhatsApp de ${name}`}</span>
    </a>
  );
}
