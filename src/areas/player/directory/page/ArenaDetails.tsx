import { Button } from '@mantine/core';
import { IconBrandInstagram, IconBrandWhatsapp, IconLayoutGrid, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { instagramLink, type VisitedArena } from '#domain/arenas/arena.ts';
import { openingTexts } from '#domain/opening/openingTexts.ts';
import { sentence } from '#domain/values/days/formatDay.ts';
import { maskPhone, whatsappLink } from '#domain/people/phone.ts';
import { arenaPath, seriesAskPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { ArenaLogo } from '../../../../shared/look/pieces/ArenaLogo.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { courtsText, placeText } from '../arenaTexts.ts';
import { ARENA, welcomeText } from './pageTexts.ts';
import { Photos } from './Photos.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Prices } from './Prices.tsx';
import classes from './ArenaDetails.module.css';

export function ArenaDetails({ arena }: { arena: VisitedArena }) {
  const { address, phone, socials } = arena;
  return (
    <>
      <title>{`${arena.name} · Quadra Livre`}</title>
      <PageTitle
        back={{ href: ROUTES.home.path, label: ARENA.back }}
        lead={
          <span className={classes.facts}>
            <Fact icon={IconMapPin}>{placeText(address)}</Fact>
            <Fact icon={IconLayoutGrid}>{courtsText(arena.courtsNumber)}</Fact>
          </span>
        }
        actions={<ShareButton size="lg" sharedOf={() => ({ title: arena.name, path: arenaPath(arena.id) })} />}
      >
        {arena.name}
      </PageTitle>
      <div className={classes.face}>
        <Photos name={arena.name} photos={arena.photos} texts={arena.photoTexts} />
        <ArenaLogo src={arena.avatar} size="large" />
      </div>
      <div className={classes.columns}>
        <div className={classes.story}>
          <section>
            <h2 className={classes.heading}>{ARENA.about}</h2>
            <p className={classes.description}>{arena.description || welcomeText(arena.name)}</p>
          </section>
          {arena.openingHours && (
            <section>
              <h2 className={classes.heading}>{ARENA.opening}</h2>
              <ul className={classes.opening}>
                {openingTexts(arena.openingHours).map((text) => (
                  <li key={text}>{sentence(text)}</li>
                ))}
              </ul>
            </section>
          )}
          {arena.prices && <Prices prices={arena.prices} />}
          <section>
            <h2 className={classes.heading}>{ARENA.where}</h2>
            <address className={classes.address}>
              {address.street && <span>{address.street}</span>}
              <span>{placeText(address)}</span>
            </address>
          </section>
          <section>
            <h2 className={classes.heading}>{ARENA.weekly}</h2>
            <p className={classes.description}>{ARENA.weeklyHint}</p>
            <Button component={Link} href={seriesAskPath(arena.id)} variant="default">
              {ARENA.ask}
            </Button>
          </section>
          {(phone || socials.instagram) && (
            <section>
              <h2 className={classes.heading}>{ARENA.contact}</h2>
              <ul className={classes.contacts}>
                {phone && (
                  <li>
                    <Contact href={whatsappLink(phone)} icon={IconBrandWhatsapp} service="WhatsApp">
                      {maskPhone(phone)}
                    </Contact>
                  </li>
                )}
                {socials.instagram && (
                  <li>
                    <Contact href={instagramLink(socials.instagram)} icon={IconBrandInstagram} service="Instagram">
                      @{socials.instagram.replace(/^@/, '')}
                    </Contact>
                  </li>
                )}
              </ul>
            </section>
          )}
        </div>
        <PriceCard arena={arena} />
      </div>
    </>
  );
}

function Fact({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <span className={classes.fact}>
      <Icon size={20} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}

type ContactProps = { href: string; icon: IconComponent; service: string; children: ReactNode };

function Contact({ href, icon: Icon, service, children }: ContactProps) {
  return (
    <a className={classes.contact} href={href} target="_blank" rel="noreferrer">
      <span className={classes.contactIcon}>
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      <span>
        <span className={classes.service}>{service}</span> <b>{children}</b>
        <span className="visually-hidden"> ({ARENA.newTab})</span>
      </span>
    </a>
  );
}
