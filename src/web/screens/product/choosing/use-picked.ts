/** The choice stands in the address, so that it can be shared, and outlives a reload and a login. */
import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages, inLanguage } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import type { Product } from '#contract/products.ts';
import { pickedIn, pickedOf } from '#domain/choosing.ts';
import { useLang } from '#ui/language.tsx';

export interface Picked {
  /** Ids of choices, at most one of each option, in their order. */
  picked: readonly string[];
  pickAll: (ids: readonly string[]) => void;
}

export function usePicked({ _id, options }: Product): Picked {
  const router = useRouter();
  const lang = useLang();
  const readAddress = () => pickedIn(options, parameterOf(router.latestLocation.search));
  const [picked, setPicked] = useState(readAddress);

  useEffect(
    () =>
      (router.history as RouterHistory).subscribe(({ location, action }) => {
        // Its own are replacements; a link of the cart to other choices pushes.
        if (action.type === 'REPLACE' || location.pathname !== inLanguage(lang, pages.product(_id))) return;
        setPicked(pickedIn(options, new URLSearchParams(location.search).get('choices') ?? undefined));
      }),
    [router, options, lang, _id],
  );

  const pickAll = (ids: readonly string[]) => {
    const next = pickedOf(options, ids);
    setPicked(next);
    const address = inLanguage(lang, pages.product(_id, next));
    const href = withUnknown(address, router.history.location);
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return { picked, pickAll };
}

function parameterOf(search: { choices?: string }): string | undefined {
  return search.choices;
}
