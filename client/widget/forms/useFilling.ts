import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { FormField } from "../../../server/shared/forms/definition.ts";
import { type ValidatedMerged, validateMerged } from "../../../server/shared/forms/validateMerged.ts";
import type { IssueCode } from "../../../server/shared/failures/failure.ts";
import { useLocale } from "../../i18n/LocaleProvider.tsx";
import { answersToSend, type Filled, isBlank, withDraft } from "./drafts.ts";
import { type FieldFault, fieldFaultWords } from "./fieldFaultWords.ts";
import type { FieldPart } from "./fieldPart.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { type FilePart, type Start, useUploads } from "./upload/useUploads.ts";

interface Asked {
  readonly questionnaire: Questionnaire;
  readonly filled: Filled;
  readonly onFilled: (filled: Filled) => void;
  /** The current date of the business, an ISO date. */
  readonly today: string;
  /** Returns the start for uploads of a form, by the form's id. */
  readonly startOf: (form: string) => Start | null;
  readonly renewStart?: (form: string) => Promise<Start | null>;
}

export interface FoundFault {
  readonly field: string;
  readonly label: string;
  readonly words: string;
}

export interface Filling {
  readonly judged: ValidatedMerged;
  readonly shown: readonly FormField[];
  readonly partOf: (field: FormField) => FieldPart;
  readonly wrong: readonly string[];
  readonly faults: readonly FoundFault[];
  readonly markSent: () => void;
  readonly refuse: (
    issues: readonly { readonly path: readonly string[]; readonly code: string }[],
  ) => readonly string[];
  /** Clears shown issues, for another slide. */
  readonly reset: () => void;
}

const noFile: FilePart = { shown: null, fault: null, choose() {}, remove() {}, retry: null };
const nothing: ReadonlyMap<string, FieldFault> = new Map();

export function useFilling(asked: Asked): Filling {
  const { questionnaire, filled, onFilled, today, startOf, renewStart } = asked;
  const { t, i18n } = useLingui();
  const { tag } = useLocale();
  const { fields } = questionnaire.merged;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState(nothing);
  const judged = useMemo(
    () => validateMerged(questionnaire.merged, answersToSend(filled.drafts, questionnaire.merged), { today }),
    [questionnaire, filled.drafts, today],
  );
  const ownerOf = (name: string) => fields.find(({ field }) => field.key === name)?.owners[0];
  const fileOf = useUploads({
    filled,
    onFilled,
    placeOf(name) {
      const owner = ownerOf(name);
      const start = owner === undefined ? null : startOf(owner.form);
      return owner === undefined || start === null ? null : { start, key: owner.key };
    },
    renewStart: async (name) => (await renewStart?.(ownerOf(name)?.form ?? "")) ?? null,
  });

  const shown = fields
    .map(({ field }) => field)
    .filter(({ key, kind }) => kind !== "HIDDEN" && judged.state.visible.has(key));
  const files = new Map(
    shown.flatMap((field) => (field.kind === "FILE" ? [[field.key, fileOf(field.key, field)] as const] : [])),
  );
  const own = new Map<string, FieldFault>();
  for (const { path, code } of judged.issues) {
    const place = placeOf(path);
    if (!own.has(place)) own.set(place, code);
  }
  for (const [name, { fault }] of files) if (fault !== null) own.set(name, fault);

  /** Returns the visible issue at a path (a field's key, or a part such as `home.city`). */
  const faultAt = (name: string, place: string): FieldFault | undefined => {
    const isSaid = wasSent || (left.has(name) && !isBlank(filled.drafts.get(name)));
    const found = own.get(place);
    const isOfFile = files.get(name)?.fault === found && found !== undefined && found !== "UPLOADING";
    return (isSaid || isOfFile ? found : undefined) ?? refused.get(place);
  };
  const wordsOf = (field: FormField, place: string) => {
    const code = faultAt(field.key, place);
    return code === undefined ? undefined : i18n._(fieldFaultWords(code, field, tag));
  };

  return {
    judged,
    shown,
    wrong: shown.map(({ key }) => key).filter((key) => [...own.keys()].some((place) => isOf(place, key))),
    faults: shown.flatMap((field) => {
      const places = [...own.keys(), ...refused.keys()].filter((place) => isOf(place, field.key));
      const words = places.map((place) => wordsOf(field, place)).find((one) => one !== undefined);
      return words === undefined ? [] : [{ field: field.key, label: field.label, words }];
    }),
    partOf(field) {
      const name = field.key;
      const isRequired = judged.state.required.has(name);
      return {
        name,
        draft: filled.drafts.get(name),
        isRequired,
        optional: isRequired ? undefined : t`Optional`,
        file: files.get(name) ?? noFile,
        error: (part) => wordsOf(field, part === undefined ? name : `${name}.${part}`),
        leave: () => setLeft((before) => new Set(before).add(name)),
        answer(content) {
          setRefused((before) => new Map([...before].filter(([place]) => !isOf(place, name))));
          onFilled(withDraft(filled, name, content));
        },
      };
    },
    markSent: () => setSent(true),
    refuse(issues) {
      const found = new Map(
        issues
          .filter(({ path }) => path.includes("answers"))
          .map(
            ({ path, code }) => [placeOf(path.slice(path.indexOf("answers"))), code as IssueCode] as const,
          ),
      );
      setRefused(found);
      return shown.map(({ key }) => key).filter((key) => [...found.keys()].some((place) => isOf(place, key)));
    },
    reset() {
      setLeft(new Set());
      setSent(false);
      setRefused(nothing);
    },
  };
}

function placeOf([, ...place]: readonly string[]): string {
  return place.join(".");
}

function isOf(place: string, name: string): boolean {
  return place === name || place.startsWith(`${name}.`);
}
