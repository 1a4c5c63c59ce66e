import type { InputFieldBuilder } from "@pothos/core";
import type { builder } from "./builder.ts";

export type InputFields = InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
