type Props = { jpeg: string; width: number; height: number; label: string }

/** A page of a paper as a picture, as wide as possible; on a phone it is moved and enlarged with the fingers. */
export function PagePicture({ jpeg, width, height, label }: Props) {
  return (
    <img
      src={`data:image/jpeg;base64,${jpeg}`}
      width={width}
      height={height}
      alt={label}
      className="h-auto w-full touch-manipulation rounded-sm border border-hairline"
    />
  )
}
