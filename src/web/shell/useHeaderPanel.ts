import { useMemo, useState } from 'react';

export type HeaderPanel = 'search' | 'cart';

export function useHeaderPanel() {
  const [panel, setPanel] = useState<HeaderPanel | null>(null);
  const follow = useMemo(() => {
    const followOf = (name: HeaderPanel) => (open: boolean) =>
      setPanel((present) => (open ? name : present === name ? null : present));
    return { search: followOf('search'), cart: followOf('cart') };
  }, []);
  return {
    isOpen: (name: HeaderPanel) => panel === name,
    show: setPanel as (name: HeaderPanel) => void,
    follow,
  };
}
