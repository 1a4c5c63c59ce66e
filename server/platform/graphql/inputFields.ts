import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "./builder.ts";

/** What makes an input's fields: for those that several inputs have alike. */
export type InputFields = InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
