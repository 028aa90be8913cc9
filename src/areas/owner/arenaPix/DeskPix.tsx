import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ownArenaQuery } from '../settings/index.ts';
import { Loading } from '../../../shared/look/states/Skeletons.tsx';
import { PIX } from './pixTexts.ts';
import classes from './DeskPix.module.css';

const ShownPix = lazy(async () => ({ default: (await import('./ShownPix.tsx')).ShownPix }));

/**
 * The code of the arena's own key for a sum, in centavos: one tap turns the desk's phone to whoever pays. Nothing where the arena
 * has no key, and nothing to pay has no code.
 */
export function DeskPix({ amount }: { amount: number }) {
  const { call } = useApp();
  const arena = useQuery(ownArenaQuery(call)).data?.arena;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!arena?.pix || amount <= 0) return null;
  return (
    <div className={classes.room}>
      <Button
        variant="light"
        size="lg"
        fullWidth
        leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? PIX.hide : PIX.show}
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<Loading label={PIX.loading}>{null}</Loading>}>
            <ShownPix pix={arena.pix} city={arena.address.city} amount={amount} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
