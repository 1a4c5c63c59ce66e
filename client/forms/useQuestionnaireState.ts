import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { FormField } from "../../server/shared/forms/definition.ts";
import type { MergedForm } from "../../server/shared/forms/mergeForms.ts";
import { type ValidatedMerged, validateMerged } from "../../server/shared/forms/validateMerged.ts";
import type { IssueCode } from "../../server/shared/failures/failure.ts";
import { useLocale } from "../i18n/LocaleProvider.tsx";
import { answersToSend } from "./answersToSend.ts";
import { type FormAnswers, isBlank, withDraft } from "./drafts.ts";
import { type FieldIssueCode, getFieldIssueMessage } from "./getFieldIssueMessage.ts";
import type { FieldProps } from "./fieldProps.ts";
import { type FileFieldState, type Start, useUploads } from "./upload/useUploads.ts";

interface QuestionnaireInput {
  readonly questionnaire: MergedForm;
  readonly formAnswers: FormAnswers;
  readonly onAnswersChange: (formAnswers: FormAnswers) => void;
  /** The current date of the business, an ISO date. */
  readonly today: string;
  /** Returns the start for uploads of a form, by the form's id. */
  readonly getStart: (form: string) => Start | null;
  readonly refetchStart?: (form: string) => Promise<Start | null>;
}

export interface ShownIssue {
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

export interface QuestionnaireState {
  readonly validation: ValidatedMerged;
  readonly shown: readonly FormField[];
  readonly getFieldProps: (field: FormField) => FieldProps;
  readonly invalidKeys: readonly string[];
  readonly shownIssues: readonly ShownIssue[];
  readonly showAllIssues: () => void;
  readonly showServerIssues: (
    issues: readonly { readonly path: readonly string[]; readonly code: string }[],
  ) => readonly string[];
  /** Clears shown issues, for another slide. */
  readonly reset: () => void;
}

const NO_FILE: FileFieldState = { shownFile: null, issue: null, choose() {}, remove() {}, retry: null };
const NO_ISSUES: ReadonlyMap<string, FieldIssueCode> = new Map();

export function useQuestionnaireState(input: QuestionnaireInput): QuestionnaireState {
  const { questionnaire, formAnswers, onAnswersChange, today, getStart, refetchStart } = input;
  const { t, i18n } = useLingui();
  const { localeTag: locale } = useLocale();
  const { fields } = questionnaire;
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setSubmitted] = useState(false);
  const [serverIssues, setServerIssues] = useState(NO_ISSUES);
  const validation = useMemo(
    () =>
      validateMerged(questionnaire, answersToSend(formAnswers.drafts, questionnaire), {
        today,
      }),
    [questionnaire, formAnswers.drafts, today],
  );
  const findOwner = (name: string) => fields.find(({ field }) => field.key === name)?.owners[0];
  const getFileState = useUploads({
    formAnswers: formAnswers,
    onAnswersChange: onAnswersChange,
    getUploadTarget(name) {
      const owner = findOwner(name);
      const start = owner === undefined ? null : getStart(owner.form);
      return owner === undefined || start === null ? null : { start, key: owner.key };
    },
    refetchStart: async (name) => (await refetchStart?.(findOwner(name)?.form ?? "")) ?? null,
  });

  const shown = fields
    .map(({ field }) => field)
    .filter(({ key, kind }) => kind !== "HIDDEN" && validation.state.visible.has(key));
  const files = new Map(
    shown.flatMap((field) =>
      field.kind === "FILE" ? [[field.key, getFileState(field.key, field)] as const] : [],
    ),
  );
  const localIssues = new Map<string, FieldIssueCode>();
  for (const { path, code } of validation.issues) {
    const place = toIssuePlace(path);
    if (!localIssues.has(place)) localIssues.set(place, code);
  }
  for (const [name, { issue }] of files) if (issue !== null) localIssues.set(name, issue);

  /** Returns the visible issue at a path (a field's key, or a part such as `home.city`). */
  const getShownIssue = (name: string, place: string): FieldIssueCode | undefined => {
    const isVisible = isSubmitted || (leftFields.has(name) && !isBlank(formAnswers.drafts.get(name)));
    const found = localIssues.get(place);
    const isUploadIssue = files.get(name)?.issue === found && found !== undefined && found !== "UPLOADING";
    return (isVisible || isUploadIssue ? found : undefined) ?? serverIssues.get(place);
  };
  const getMessage = (field: FormField, place: string) => {
    const code = getShownIssue(field.key, place);
    const fileName = files.get(field.key)?.shownFile?.name;
    return code === undefined ? undefined : i18n._(getFieldIssueMessage(code, field, locale, fileName));
  };

  return {
    validation,
    shown,
    invalidKeys: shown
      .map(({ key }) => key)
      .filter((key) => [...localIssues.keys()].some((place) => belongsTo(place, key))),
    shownIssues: shown.flatMap((field) => {
      const places = [...localIssues.keys(), ...serverIssues.keys()].filter((place) =>
        belongsTo(place, field.key),
      );
      const message = places
        .map((place) => getMessage(field, place))
        .find((candidate) => candidate !== undefined);
      return message === undefined ? [] : [{ field: field.key, label: field.label, message }];
    }),
    getFieldProps(field) {
      const name = field.key;
      const isRequired = validation.state.required.has(name);
      return {
        name,
        draft: formAnswers.drafts.get(name),
        isRequired,
        optionalLabel: isRequired ? undefined : t`Optional`,
        file: files.get(name) ?? NO_FILE,
        getError: (part) => getMessage(field, part === undefined ? name : `${name}.${part}`),
        handleBlur: () => setLeftFields((before) => new Set(before).add(name)),
        setAnswer(content) {
          setServerIssues((before) => new Map([...before].filter(([place]) => !belongsTo(place, name))));
          onAnswersChange(withDraft(formAnswers, name, content));
        },
      };
    },
    showAllIssues: () => setSubmitted(true),
    showServerIssues(issues) {
      const found = new Map(
        issues
          .filter(({ path }) => path.includes("answers"))
          .map(
            ({ path, code }) =>
              [toIssuePlace(path.slice(path.indexOf("answers"))), code as IssueCode] as const,
          ),
      );
      setServerIssues(found);
      return shown
        .map(({ key }) => key)
        .filter((key) => [...found.keys()].some((place) => belongsTo(place, key)));
    },
    reset() {
      setLeftFields(new Set());
      setSubmitted(false);
      setServerIssues(NO_ISSUES);
    },
  };
}

function toIssuePlace([, ...place]: readonly string[]): string {
  return place.join(".");
}

function belongsTo(place: string, name: string): boolean {
  return place === name || place.startsWith(`${name}.`);
}
