import { graphql, useFragment } from "react-relay";
import type { PlainBlockView_block$key } from "../../__generated__/PlainBlockView_block.graphql.ts";
import { BookingBlock } from "./BookingBlock.tsx";
import { CallToActionBlock } from "./CallToActionBlock.tsx";
import { ContactBlock } from "./ContactBlock.tsx";
import { FaqBlock } from "./FaqBlock.tsx";
import { FormBlock } from "./FormBlock.tsx";
import { GalleryBlock } from "./GalleryBlock.tsx";
import { HeroBlock } from "./HeroBlock.tsx";
import { ImageBlock } from "./ImageBlock.tsx";
import { MapLinkBlock } from "./MapLinkBlock.tsx";
import { PostListBlock } from "./PostListBlock.tsx";
import { ProductGridBlock } from "./ProductGridBlock.tsx";
import { QuoteBlock } from "./QuoteBlock.tsx";
import { RichTextBlock } from "./RichTextBlock.tsx";
import { ServiceCardBlock } from "./ServiceCardBlock.tsx";
import { SurveyBlock } from "./SurveyBlock.tsx";

/** A block without nested blocks. Unknown kinds of a newer server render nothing. */
export function PlainBlockView(props: { readonly block: PlainBlockView_block$key }) {
  const block = useFragment(
    graphql`
      fragment PlainBlockView_block on ContentBlock {
        ...HeroBlock_block @alias(as: "hero")
        ...RichTextBlock_block @alias(as: "richText")
        ...ImageBlock_block @alias(as: "image")
        ...GalleryBlock_block @alias(as: "gallery")
        ...QuoteBlock_block @alias(as: "quote")
        ...FaqBlock_block @alias(as: "faq")
        ...CallToActionBlock_block @alias(as: "callToAction")
        ...PostListBlock_block @alias(as: "postList")
        ...ProductGridBlock_block @alias(as: "productGrid")
        ...ContactBlock_block @alias(as: "contact")
        ...MapLinkBlock_block @alias(as: "mapLink")
        ...ServiceCardBlock_block @alias(as: "serviceCard")
        ...BookingBlock_block @alias(as: "booking")
        ...FormBlock_block @alias(as: "form")
        ...SurveyBlock_block @alias(as: "survey")
      }
    `,
    props.block,
  );
  if (block.hero) return <HeroBlock block={block.hero} />;
  if (block.richText) return <RichTextBlock block={block.richText} />;
  if (block.image) return <ImageBlock block={block.image} />;
  if (block.gallery) return <GalleryBlock block={block.gallery} />;
  if (block.quote) return <QuoteBlock block={block.quote} />;
  if (block.faq) return <FaqBlock block={block.faq} />;
  if (block.callToAction) return <CallToActionBlock block={block.callToAction} />;
  if (block.postList) return <PostListBlock block={block.postList} />;
  if (block.productGrid) return <ProductGridBlock block={block.productGrid} />;
  if (block.contact) return <ContactBlock block={block.contact} />;
  if (block.mapLink) return <MapLinkBlock block={block.mapLink} />;
  if (block.serviceCard) return <ServiceCardBlock block={block.serviceCard} />;
  if (block.booking) return <BookingBlock block={block.booking} />;
  if (block.form) return <FormBlock block={block.form} />;
  if (block.survey) return <SurveyBlock block={block.survey} />;
  return null;
}
