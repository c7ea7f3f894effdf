import { type ComponentProps, useState } from 'react';

/**
 * A text field that comes when it is in the window, a text until then. On loading a page Chromium measures each of its text
 * fields for autofill, and so lays out one by one what `content-visibility` spares it.
 */
export function LateField(props: ComponentProps<'input'>) {
  const [isSeen, setSeen] = useState(false);
  const watch = (place: HTMLElement) => {
    const watcher = new IntersectionObserver((entries) => {
      // A busy phone reports in one call that it was far and that it is near.
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(place);
    return () => watcher.disconnect();
  };
  if (isSeen) return <input {...props} />;
  return (
    <span ref={watch} className={props.className}>
      {props.value}
    </span>
  );
}
