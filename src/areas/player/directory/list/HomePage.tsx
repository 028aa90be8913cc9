import { IconBolt } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Hero } from '../../../../shared/look/layout/Hero.tsx';
import { Directory, type DirectoryView } from './Directory.tsx';
import classes from './HomePage.module.css';
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
        <div className={classes.ways}>
          <SearchField value={search} onChange={onSearch} />
          <Link href={ROUTES.finder.path} className={classes.now}>
            <IconBolt size={20} stroke={2} aria-hidden />
            {HOME.freeNow}
          </Link>
        </div>
      </Hero>
      <Directory view={view} onClear={() => onSearch('')} onRetry={onRetry} />
    </>
  );
}
