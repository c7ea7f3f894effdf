/** What we use of a package that brings no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** `jsonld`: the things of a page by their type. */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
