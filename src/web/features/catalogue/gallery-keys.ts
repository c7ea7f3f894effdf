/** In Hebrew the next picture is on the left. */
export function turnOf(key: string, dir: 'rtl' | 'ltr'): 'next' | 'previous' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowLeft') === (dir === 'rtl') ? 'next' : 'previous';
}
