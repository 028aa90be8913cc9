import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { middleOf } from '../../src/shared/uploads/middleOf.ts';
import { readPicture } from '../../src/shared/uploads/readPicture.ts';
import { useObjectUrl } from '../../src/shared/uploads/useObjectUrl.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);
const UNREADABLE = { _tag: 'Unfit', message: 'Não conseguimos ler esta imagem. Tente outra.' };

/** Addresses of files in memory that nobody gave back yet. */
const lent = new Set<string>();

beforeEach(() => {
  let last = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    last += 1;
    lent.add(`blob:${last}`);
    return `blob:${last}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void lent.delete(url));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  lent.clear();
});

describe('a file that is chosen', () => {
  test('is a picture by its first bytes, as large as the browser shows it', async () => {
    show({ width: 8_000, height: 5_000 });
    const file = new Blob([PNG], { type: 'text/plain' });
    expect(await readPicture(file)).toEqual({ _tag: 'Read', file, width: 8_000, height: 5_000 });
    expect(lent.size).toBe(0);
  });

  test('is none with more pixels than the server takes', async () => {
    show({ width: 8_000, height: 5_001 });
    expect(await readPicture(new Blob([PNG]))).toEqual(UNREADABLE);
    expect(lent.size).toBe(0);
  });

  test('is none when the browser cannot show it', async () => {
    show(undefined);
    expect(await readPicture(new Blob([PNG]))).toEqual(UNREADABLE);
    expect(lent.size).toBe(0);
  });

  test('is told to be of the wrong type before anything is decoded', async () => {
    expect(await readPicture(new Blob([PNG.subarray(1)], { type: 'image/png' }))).toEqual({
      _tag: 'Unfit',
      message: 'O tipo de arquivo escolhido não é aceito. Tipos aceitos: jpg, jpeg, png.',
    });
  });
});

test('whoever moves nothing takes the largest part of the shape in the middle', () => {
  const parts = [1, 1.5].map((ratio) => [
    middleOf({ width: 1_200, height: 801 }, ratio),
    middleOf({ width: 300, height: 500 }, ratio),
  ]);
  expect(parts).toEqual([
    [
      { x: 199.5, y: 0, width: 801, height: 801 },
      { x: 0, y: 100, width: 300, height: 300 },
    ],
    [
      { x: 0, y: 0.5, width: 1_200, height: 800 },
      { x: 0, y: 150, width: 300, height: 200 },
    ],
  ]);
});

describe('the address of a file in memory', () => {
  test('lives as long as the file is shown', () => {
    const [first, second] = [new Blob(['1']), new Blob(['2'])];
    const { rerender, unmount } = render(<Shown file={first} />);
    expect([screen.getByRole('note').textContent, [...lent]]).toEqual(['blob:1', ['blob:1']]);
    rerender(<Shown file={second} />);
    expect([screen.getByRole('note').textContent, [...lent]]).toEqual(['blob:2', ['blob:2']]);
    rerender(<Shown file={null} />);
    expect([screen.getByRole('note').textContent, [...lent]]).toEqual(['none', []]);
    rerender(<Shown file={first} />);
    unmount();
    expect([...lent]).toEqual([]);
  });
});

function Shown({ file }: { file: Blob | null }) {
  return <p role="note">{useObjectUrl(file) ?? 'none'}</p>;
}

/** What happy-dom cannot: decode. `undefined` is no picture. */
function show(size: { width: number; height: number } | undefined): void {
  const image = HTMLImageElement.prototype;
  image.decode = () => (size ? Promise.resolve() : Promise.reject(new DOMException('No picture', 'EncodingError')));
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(size?.width ?? 0);
  vi.spyOn(image, 'naturalHeight', 'get').mockReturnValue(size?.height ?? 0);
}
