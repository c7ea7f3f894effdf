/** What a visitor narrows the workshops down with; the active one of a group clears it. */
import type { ReactNode } from 'react';
import { pages, type WorkshopsSearch } from '#contract/routes.ts';
import { levelChoice } from '#domain/catalogue.ts';
import { monthName, weekdayName } from '#i18n/long-dates.ts';
import { yearOf } from '#i18n/format.ts';
import { useNow } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { WorkshopPages } from '#web/workshop-loads.ts';
import { FilterChip } from '#ui/Chip.tsx';
import { FilterBar, FilterGroup } from '#ui/FilterBar.tsx';
import { useLang, useMessages } from '#ui/language.tsx';

interface ChipsProps<Value extends string> {
  filters: WorkshopsSearch;
  name: 'month' | 'weekday' | 'category' | 'level';
  label: string;
  values: readonly Value[];
  chosen: string | undefined;
  titleOf: (value: Value) => ReactNode;
}

function Chips<Value extends string>({ filters, name, label, values, chosen, titleOf }: ChipsProps<Value>) {
  if (values.length === 0) return null;
  return (
    <FilterGroup label={label} showLabel>
      {values.map((value) => {
        const active = chosen === value;
        const to = pages.workshops({ ...filters, [name]: active ? undefined : value });
        return (
          <FilterChip key={value} to={to} active={active}>
            {titleOf(value)}
          </FilterChip>
        );
      })}
    </FilterGroup>
  );
}

export function WorkshopFilters({ data, filters }: { data: WorkshopPages; filters: WorkshopsSearch }) {
  const t = usePageTexts('workshops');
  const { categories, levels } = useMessages();
  const lang = useLang();
  const thisYear = yearOf(useNow().toISOString());
  const { category, level, month, weekday } = filters;
  return (
    <FilterBar
      first={
        data.months.length > 0 && (
          <>
            <Chips
              filters={filters}
              name="month"
              label={t.month}
              values={data.months}
              chosen={month}
              titleOf={(value) => monthName(lang, value, Number(value.slice(0, 4)) !== thisYear)}
            />
            <Chips
              filters={filters}
              name="weekday"
              label={t.weekday}
              values={data.weekdays}
              chosen={weekday}
              titleOf={(value) => weekdayName(lang, value)}
            />
          </>
        )
      }
    >
      <Chips
        filters={filters}
        name="category"
        label={t.category}
        values={data.categories}
        chosen={category}
        titleOf={(value) => categories[value]}
      />
      <Chips
        filters={filters}
        name="level"
        label={t.level}
        values={data.levels}
        chosen={level && levelChoice(level)}
        titleOf={(value) => levels[value]}
      />
    </FilterBar>
  );
}
