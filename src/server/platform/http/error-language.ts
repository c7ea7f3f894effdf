import Negotiator from 'negotiator';
import { DEFAULT_LANG, LANGS, type Lang } from '#domain/language.ts';

const REGION = /-[a-z0-9-]*/g;

export function errorLanguage(acceptLanguage = ''): Lang {
  const languages = acceptLanguage.slice(0, 500).toLowerCase().replace(REGION, '');
  const best = new Negotiator({ headers: { 'accept-language': languages } }).language(LANGS);
  return LANGS.find((lang) => lang === best) ?? DEFAULT_LANG;
}
