import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ProductsTab } from '../products/index.ts';
import { ownArenaQuery } from '../settings/index.ts';
import { AlterationsTab } from './alterations/AlterationsTab.tsx';
import { EDIT_MODE, EditModeTabs, modeOf } from './EditModeTabs.tsx';
import { OpeningTab } from './opening/OpeningTab.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { RulesTab } from './rules/RulesTab.tsx';
import { SlotsTab } from './SlotsTab.tsx';
import { SLOTS } from './slotTexts.ts';
import { UnsavedPrices } from './UnsavedPrices.tsx';

/** The hours of the owner's arena: those of every day, when it opens on each weekday, price rules, what is sold beside hours, or the changes for one day. The address selects the tab. */
export function SlotsScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const arena = useQuery(ownArenaQuery(call));
  const mode = modeOf(parameters.get(EDIT_MODE));
  const own = arena.data?.arena;
  return (
    <>
      <title>{SLOTS.documentTitle}</title>
      <PageTitle>{SLOTS.title}</PageTitle>
      <EditModeTabs mode={mode} />
      <UnsavedPrices />
      {arena.isPending && <RowsSkeleton label={SLOTS.loading} />}
      {arena.isLoadingError && <ReadFailure message={SLOTS.failed} query={arena} />}
      {own && mode === 'general' && <SlotsTab arena={own} />}
      {arena.data && mode === 'opening' && <OpeningTab arena={arena.data.arena} version={arena.data.version} />}
      {own && mode === 'rules' && <RulesTab arena={own} />}
      {own && mode === 'products' && <ProductsTab />}
      {own && mode === 'byDay' && <AlterationsTab arena={own} />}
    </>
  );
}
