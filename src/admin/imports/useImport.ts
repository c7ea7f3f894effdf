/** A file from its choice to its import: decoded, tried out, then sent in earnest. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IMPORT_LIMITS, type ImportResult } from '#contract/imports.ts';
import { ApiError } from '#web/api/client.ts';
import { useSession } from '#web/features/session/context.tsx';
import { readToken } from '#web/features/session/token.ts';
import { keys } from '../data/queries.ts';
import { sendImport } from '../data/send-import.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { type Encoding, decodeFile } from './decode-file.ts';

export interface ChosenFile {
  name: string;
  bytes: Uint8Array;
  csv: string;
  encoding: Encoding;
  isSure: boolean;
  /** Of the import that this file may become. */
  key: string;
}

export interface ImportFailure {
  title: string;
  reason: string;
  /** Nothing was recognized. */
  withColumns: boolean;
  retry: (() => void) | null;
}

export interface FileImport {
  file: ChosenFile | null;
  stage: 'idle' | 'checking' | 'ready' | 'importing';
  /** Of the upload, 0 to 1. */
  share: number;
  plan: ImportResult | null;
  failure: ImportFailure | null;
  choose: (file: File) => Promise<void>;
  decodeAs: (encoding: Encoding) => void;
  run: () => Promise<void>;
}

/** `onDone` gets what an import has made. */
export function useImport(onDone: (result: ImportResult) => void): FileImport {
  const { imports: t } = useAdminMessages();
  const reason = useFailureReason();
  const session = useSession();
  const client = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [stage, setStage] = useState<FileImport['stage']>('idle');
  const [share, setShare] = useState(0);
  const [plan, setPlan] = useState<ImportResult | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: ChosenFile, dryRun: boolean): Promise<ImportResult> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setShare(0);
    const token = readToken();
    const caller = { token, onRefused: session.refused, onProgress: setShare, signal };
    return sendImport(chosen.csv, { dryRun, key: chosen.key }, caller);
  };
  const refuse = (why: string) => {
    setStage('idle');
    setPlan(null);
    setFailure({ title: t.failed.read, reason: why, withColumns: false, retry: null });
  };
  const tryOut = async (chosen: ChosenFile) => {
    setFile(chosen);
    setFailure(null);
    setPlan(null);
    setStage('checking');
    try {
      setPlan(await send(chosen, true));
      setStage('ready');
    } catch (error) {
      setStage('idle');
      const isOfFile = error instanceof ApiError && error.fields.csv !== undefined;
      setFailure({
        title: t.failed.read,
        reason: isOfFile ? error.fields.csv! : tooLarge(error) ? t.failed.tooLarge : reason(error),
        withColumns: isOfFile,
        retry: isOfFile || tooLarge(error) ? null : () => void tryOut(chosen),
      });
    }
  };
  const choose = async (given: File) => {
    setFile(null);
    // UTF-16 takes two bytes for what is one in UTF-8; the text is measured once it is decoded.
    if (given.size > 2 * IMPORT_LIMITS.bytes) return refuse(t.failed.tooLarge);
    const bytes = await given.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    if (!bytes) return refuse(t.failed.unreadable);
    await open(given.name, bytes);
  };
  const open = async (name: string, bytes: Uint8Array, encoding?: Encoding) => {
    const decoded = decodeFile(bytes, encoding);
    if (!decoded) return refuse(t.failed.spreadsheet);
    const { text: csv, ...rest } = decoded;
    if (new Blob([csv]).size > IMPORT_LIMITS.bytes) return refuse(t.failed.tooLarge);
    await tryOut({ name, bytes, csv, ...rest, key: crypto.randomUUID() });
  };
  const run = async () => {
    setFailure(null);
    setStage('importing');
    try {
      const result = await send(file!, false);
      void client.invalidateQueries({ queryKey: keys.entries('products') });
      void client.invalidateQueries({ queryKey: keys.overview() });
      setStage('idle');
      setFile(null);
      setPlan(null);
      onDone(result);
    } catch (error) {
      setStage('ready');
      const why = `${reason(error)} ${t.failed.again}`;
      setFailure({ title: t.failed.run, reason: why, withColumns: false, retry: () => void run() });
    }
  };
  return {
    file,
    stage,
    share,
    plan,
    failure,
    choose,
    decodeAs: (encoding) => void open(file!.name, file!.bytes, encoding),
    run,
  };
}

function tooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.status === 413;
}
