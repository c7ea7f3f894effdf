import { type ComponentProps, useState } from 'react';

/**
 * A text field that comes when it is near the window, a text until then. On loading a page Chromium measures each of its text
 * fields for autofill, and so lays out one by one what `content-visibility` spares it.
 */
export function LateField(props: ComponentProps<'input'>) {
  const [isNear, setNear] = useState(false);
  const watch = (place: HTMLElement) => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      rootMargin: '100%',
    });
    watcher.observe(place);
    return () => watcher.disconnect();
  };
  if (isNear) return <input {...props} />;
  return (
    <span ref={watch} className={props.className}>
      {props.value}
    </span>
  );
}
