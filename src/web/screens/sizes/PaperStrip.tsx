import { MillimeterDrawing } from './MillimeterDrawing.tsx';

/** mm. Long enough for the largest size and a hold; numbered where fingers are. */
const STRIP = { scale: 80, length: 95, height: 9, numberedFrom: 40 };

/** Its cut edge is the 0. */
export function PaperStrip() {
  const marks = Array.from({ length: STRIP.scale - 1 }, (_, index) => index + 1);
  const numbers = marks.filter((mm) => mm % 10 === 0 || (mm > STRIP.numberedFrom && mm % 5 === 0));
  return (
    <MillimeterDrawing width={STRIP.length + 2} height={STRIP.height + 2}>
      <path d={`M1 1h${STRIP.length}v${STRIP.height}h${-STRIP.length}z`} strokeDasharray="1.5 1" />
      <path d={marks.map((mm) => `M${1 + mm} 1v${markLength(mm)}`).join('')} strokeWidth={0.15} />
      {numbers.map((mm) => (
        <text key={mm} x={1 + mm} y={8.6} fontSize={2.8}>
          {mm}
        </text>
      ))}
    </MillimeterDrawing>
  );
}

function markLength(mm: number): number {
  if (mm % 10 === 0) return 4.6;
  return mm % 5 === 0 ? 3.6 : 2.4;
}
