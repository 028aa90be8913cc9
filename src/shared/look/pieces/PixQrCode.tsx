import { lazy, Suspense } from 'react';
import { Loading } from '../states/Skeletons.tsx';
import { QrFrame } from './QrFrame.tsx';

const PixQr = lazy(async () => ({ default: (await import('./PixQr.tsx')).PixQr }));

const LOADING = 'Carregando QR code…';

/** A PIX code as a framed QR code, in its place from the first moment. */
export function PixQrCode({ code, label }: { code: string; label: string }) {
  return (
    <QrFrame label={label}>
      <Suspense fallback={<Loading label={LOADING}>{null}</Loading>}>
        <PixQr code={code} />
      </Suspense>
    </QrFrame>
  );
}
