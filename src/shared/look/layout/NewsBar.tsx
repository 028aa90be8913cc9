import { Button } from '@mantine/core';
import { Link } from 'wouter';
import classes from './NewsBar.module.css';

type NewsBarProps = {
  label: string;
  title: string;
  text: string;
  /** The one thing to do about it, if there is one: a link, or a deed. */
  way?: { readonly text: string } & ({ readonly href: string } | { readonly onPress: () => void });
};

/** News for the user above the lower edge of the screen, with one button. Must be the last child of the scrolling element. */
export function NewsBar({ label, title, text, way }: NewsBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <p className={classes.text}>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {way && 'href' in way && (
        <Button component={Link} href={way.href} size="lg">
          {way.text}
        </Button>
      )}
      {way && 'onPress' in way && (
        <Button size="lg" onClick={way.onPress}>
          {way.text}
        </Button>
      )}
    </section>
  );
}
