const HEBREW = /^[א-ת]+$/;
/** And, that, in, as, to, from, the: one of them or a run that Hebrew allows (והרימון, כשבסדנה, שמהנייר). */
const PREFIX = /^ו?(?:כש|מש|ש)?[בכלמ]?ה?$/;
const LONGEST_PREFIX = 3;
const HEBREW_ENDING = /^(.{3,}?)(?:אות|ות|ימ|[התאי])$/;

/** Without Hebrew prefixes, the longest removed first: הרימון becomes רימון. */
export function withoutPrefix(letters: string): string[] {
  if (!HEBREW.test(letters)) return [];
  const rests: string[] = [];
  for (let length = 1; length <= LONGEST_PREFIX && letters.length - length >= 2; length += 1) {
    if (PREFIX.test(letters.slice(0, length))) rests.push(letters.slice(length));
  }
  return rests;
}

export function stemOf(letters: string): string {
  if (HEBREW.test(letters)) return letters.replace(HEBREW_ENDING, '$1');
  return letters
    .replace(/^([a-z]{2,})ies$/, '$1y')
    .replace(/^([a-z]+(?:ch|sh|ss|x))es$/, '$1')
    .replace(/^([a-z]{2,}[^s])s$/, '$1');
}

export function otherForms(letters: string): string[] {
  const bare = [letters, ...withoutPrefix(letters)];
  const forms = new Set([...bare, ...bare.map(stemOf)]);
  forms.delete(letters);
  return [...forms];
}
