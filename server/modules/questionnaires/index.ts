// The public face of the module: other modules import it and nothing else.
export { createFileFinder, findDraftUploads, listAnswerUploads } from "./answerFiles.ts";
export { type FormVersionKey, loadBookedForms } from "./data/forms/loadBookedForms.ts";
export type { OrderSubmission } from "./data/forms/loadOrderSubmissions.ts";
export { cleanFileName, detectMediaType } from "./fileKinds.ts";
export { BrokenUpload, decodeFileName, readBytes, SlowUpload, wrapParserErrors } from "./http/uploadParts.ts";
export { getPhoneCountry, isImpossiblePhone } from "./phoneNumbers.ts";
export { toSafeDefinition } from "./safeDefinition.ts";
export { listSubmittedAnswers, type SubmittedAnswer } from "./submittedAnswers.ts";
export { validationOptions } from "./validationOptions.ts";
