import { Hero } from '../../../../shared/look/layout/Hero.tsx';
import { Directory, type DirectoryView } from './Directory.tsx';
import { HOME } from './homeTexts.ts';
import { SearchField } from '../../../../shared/forms/SearchField.tsx';

type HomePageProps = {
  search: string;
  view: DirectoryView;
  onSearch: (text: string) => void;
  onRetry: () => void;
};

export function HomePage({ search, view, onSearch, onRetry }: HomePageProps) {
  return (
    <>
      <Hero title={HOME.title} lead={HOME.lead}>
        <SearchField value={search} onChange={onSearch} />
      </Hero>
      <Directory view={view} onClear={() => onSearch('')} onRetry={onRetry} />
    </>
  );
}
