import type { Arena } from '#domain/arenas/arena.ts';
import { Section } from '../../../../shared/forms/Section.tsx';
import { Pictures } from './Pictures.tsx';
import { PICTURES } from './pictureTexts.ts';
import { usePictureUploads } from './usePictureUploads.ts';

export function PicturesSection({ arena }: { arena: Arena }) {
  return (
    <Section title={PICTURES.title} lead={PICTURES.lead}>
      <Pictures arena={arena} uploads={usePictureUploads()} />
    </Section>
  );
}
