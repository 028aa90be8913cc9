import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { pictureAt } from '../../../../../domain/uploads/image.ts';
import { Section } from '../../../../shared/forms/Section.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { PICTURE } from '../../../../shared/uploads/pictureTexts.ts';
import { PhotoRound } from '../../../../shared/uploads/PhotoRound.tsx';
import { UploadField } from '../../../../shared/uploads/UploadField.tsx';
import { Photos } from './Photos.tsx';
import { provideLogo } from './pictureActors.ts';
import { LOGO, PICTURES } from './pictureTexts.ts';

/** The largest width of a square that the server keeps. */
const LARGE = 512;

/** The arena's logo and its photos. Each is saved as soon as it is chosen. */
export function PicturesSection({ arena }: { arena: Arena }) {
  const { name, avatar } = arena;
  const actor = useChart(provideLogo, {});
  return (
    <Section title={PICTURES.title} lead={PICTURES.lead}>
      <UploadField
        actor={actor}
        label={LOGO.label}
        action={avatar === undefined ? LOGO.choose : LOGO.change}
        hint={PICTURE.hint}
        stored={avatar && pictureAt(avatar, LARGE)}
      >
        {(shown) => <PhotoRound name={name} {...shown} />}
      </UploadField>
      <Photos arena={arena} />
    </Section>
  );
}
