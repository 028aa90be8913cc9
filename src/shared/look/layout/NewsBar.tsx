import { Button } from '@mantine/core';
import { Link } from 'wouter';
import classes from './NewsBar.module.css';

type NewsBarProps = {
  label: string;
  title: string;
  text: string;
  way: { readonly href: string; readonly text: string };
};

/** News for the user above the lower edge of the screen, with a link. Must be the last child of the scrolling element. */
export function NewsBar({ label, title, text, way }: NewsBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <p className={classes.text}>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      <Button component={Link} href={way.href} size="lg">
        {way.text}
      </Button>
    </section>
  );
}
