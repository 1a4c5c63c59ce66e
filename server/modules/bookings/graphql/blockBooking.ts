import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { type BlockNode, blockType } from "../../content/graphql/blocks.ts";
import { FormRef } from "../../questionnaires/graphql/form.ts";
import { ProviderRef } from "../../catalogue/graphql/provider.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { ServiceMenuRef } from "../../catalogue/graphql/serviceMenu.ts";
import { SurveyRef } from "../../questionnaires/graphql/survey.ts";

function ifPublished<Row extends { readonly publication: string }>(row: Row | null): Row | null {
  return row?.publication === "PUBLISHED" ? row : null;
}

/** Returns null for a row that is not published. */
async function loadPublished<Row extends { readonly publication: string }>(
  id: string | null,
  loader: { load(id: string): Promise<Row | null> },
): Promise<Row | null> {
  return id === null ? null : ifPublished(await loader.load(id));
}

const getLoaders = (ctx: Context, { view }: BlockNode) => ctx.loaders(view.businessId);

const contactRef = blockType("ContactBlock", "contact", "Contact details of the business.");
builder.objectFields(contactRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  text: t.string({
    nullable: true,
    description: "Plain text of one or more lines. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.text),
  }),
  business: t.field({
    type: BusinessRef,
    description: "The business, with phone, e-mail and address.",
    resolve: ({ view }, _, ctx) => ctx.getBusiness(view.businessId),
  }),
}));

const mapLinkRef = blockType("MapLinkBlock", "mapLink", "A link to a map.");
const loadAddress = async (ctx: Context, { view, block }: BlockNode<"mapLink">) =>
  block.address || (await ctx.getBusiness(view.businessId)).address;
builder.objectFields(mapLinkRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  address: t.string({
    nullable: true,
    description: "The address that the map shows. Null if the business has none.",
    resolve: async (place, _, ctx) => emptyToNull(await loadAddress(ctx, place)),
  }),
  href: t.field({
    type: "URL",
    description: "Address of the location on OpenStreetMap.",
    resolve: async (place, _, ctx) =>
      `https://www.openstreetmap.org/search?query=${encodeURIComponent(await loadAddress(ctx, place))}`,
  }),
}));

const serviceCardRef = blockType("ServiceCardBlock", "serviceCard", "A service that visitors can book.");
builder.objectFields(serviceCardRef, (t) => ({
  service: t.field({
    type: ServiceRef,
    nullable: true,
    description: "The service. Null if it is not published.",
    resolve: (place, _, ctx) => loadPublished(place.block.service, getLoaders(ctx, place as never).service),
  }),
  text: t.string({
    nullable: true,
    description: "Text shown instead of the service's description. Null for that description.",
    resolve: ({ block }) => emptyToNull(block.text),
  }),
}));

const bookingRef = blockType("BookingBlock", "booking", "A booking form within the page.");
builder.objectFields(bookingRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Heading. Null if there is none.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  service: t.field({
    type: ServiceRef,
    nullable: true,
    description:
      "The service to book. At most one of `service`, `provider` and `menu` is set. If all are null, nothing can be booked now.",
    resolve: (place, _, ctx) => loadPublished(place.block.service, getLoaders(ctx, place as never).service),
  }),
  provider: t.field({
    type: ProviderRef,
    nullable: true,
    description: "The provider whose services can be booked. Null if unset or not published.",
    resolve: (place, _, ctx) => loadPublished(place.block.provider, getLoaders(ctx, place as never).provider),
  }),
  menu: t.field({
    type: ServiceMenuRef,
    nullable: true,
    description: "The menu whose services can be booked. Null if unset or not published.",
    resolve: async ({ view: { businessId }, block: { menu: id } }, _, { database }) =>
      id === null
        ? null
        : ifPublished(
            await database.prisma.serviceMenu.findUnique({
              where: { businessId_id: { businessId, id } },
            }),
          ),
  }),
}));

const formRef = blockType("FormBlock", "form", "A form within the page.");
builder.objectFields(formRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Title shown instead of the form's own. Null for the form's own.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  form: t.field({
    type: FormRef,
    nullable: true,
    description: "The form. Null if it is not published.",
    resolve: (place, _, ctx) => loadPublished(place.block.form, getLoaders(ctx, place as never).form),
  }),
}));

const surveyRef = blockType("SurveyBlock", "survey", "A survey within the page.");
builder.objectFields(surveyRef, (t) => ({
  title: t.string({
    nullable: true,
    description: "Title shown instead of the survey's own. Null for the survey's own.",
    resolve: ({ block }) => emptyToNull(block.title),
  }),
  survey: t.field({
    type: SurveyRef,
    nullable: true,
    description: "The survey. Null if it is not published.",
    resolve: (place, _, ctx) => loadPublished(place.block.survey, getLoaders(ctx, place as never).survey),
  }),
}));
