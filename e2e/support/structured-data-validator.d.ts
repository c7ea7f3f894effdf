/** The part that we use; the package has no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** `jsonld`: a page's things by type. */
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
