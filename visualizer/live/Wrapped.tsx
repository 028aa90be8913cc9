import { Fragment } from 'react';

/** A name from the code, whole: where it is too long for a line it goes on after a dot or before a capital. */
export function Wrapped({ children: name }: { readonly children: string }) {
  return name.split(/(?<=\.)|(?=[A-Z])/).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one name never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
